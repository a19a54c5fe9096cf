import { Popover } from '@mantine/core';
import classes from '#features/templates/pointing/pointing.module.css';
import { isTableOffer } from '#features/templates/editor/offers.ts';
import { PointPanel } from '#features/templates/pointing/PointPanel.tsx';
import type { Pointing, PointingTarget } from '#features/templates/pointing/use-pointing.ts';
import type { PageShape } from '#ui/viewer/geometry.ts';
import { PickLayer } from '#ui/viewer/PickLayer.tsx';

interface PointLayerProps {
  readonly target: PointingTarget;
  readonly hash: string;
  readonly page: PageShape;
  readonly pointing: Pointing;
  /** The panel opens at the place; elsewhere if there is no space. */
  readonly hasPanel: boolean;
}

/** Over the sample's page: pointing, and the panel next to what was picked. */
export function PointLayer({ target, hash, page, pointing, hasPanel }: PointLayerProps) {
  const { words, reached, pointed, actions } = pointing;
  return (
    <>
      <PickLayer
        page={page}
        words={words}
        reached={reached ?? pointed}
        placed={undefined}
        around={undefined}
        own={undefined}
        isOpen={isTableOffer}
        extended={pointed?.box}
        onTake={actions.take}
      />
      {pointed && hasPanel && (
        <Popover
          opened
          position="bottom-start"
          width={300}
          shadow="md"
          withArrow
          trapFocus={false}
          withRoles={false}
          closeOnEscape={false}
          closeOnClickOutside={false}
          hideDetached={false}
        >
          <Popover.Target>
            <div className={classes['place']} style={percentages(pointed.box)} />
          </Popover.Target>
          <Popover.Dropdown p={0}>
            <PointPanel
              key={keyOf(pointed)}
              target={target}
              hash={hash}
              pointed={pointed}
              actions={actions}
            />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}

/** A place of its own has a panel of its own. */
export const keyOf = ({
  page,
  box,
}: Pick<NonNullable<PointLayerProps['pointing']['pointed']>, 'page' | 'box'>): string =>
  [page, box.x, box.y, box.width, box.height].join(' ');

const percentages = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
