import { Button } from '@mantine/core';
import type { Learned, Template } from '@ocr/contract';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import classes from '#features/templates/learning/learning.module.css';
import { messages } from '#features/templates/messages.ts';
import { fetchDownload } from '#lib/api/client.ts';
import { format, nothing } from '#lib/format.ts';
import { joins } from '#lib/i18n/joins.ts';
import { linkSearch, paths } from '#lib/paths.ts';
import { usePicture, type PictureSource } from '#ui/viewer/use-picture.ts';

type Layout = Learned['layouts'][number];

interface LayoutCardProps {
  readonly layout: Layout;
  readonly template: Template;
  readonly onForget: (name: string) => void;
}

/** One layout: what it looks like, who issues it, what is known of it and how well it was read lately. */
export function LayoutCard({ layout, template, onForget }: LayoutCardProps) {
  const t = messages.get().learning;
  const { documents, fields, tables, rightLately, lastUsed, sample } = layout;
  const name = layout.name || t.unnamed(sample.requestNumber);
  // In the template's order; what it does not ask for any more is of no use.
  const asked = (isKnown: boolean): string[] => [
    ...namesOf(template.fields).filter((field) => fields.includes(field) === isKnown),
    ...namesOf(template.tables)
      .filter((table) => tables.includes(table) === isKnown)
      .map(t.table),
  ];
  const [known, unknown] = [asked(true), asked(false)];
  return (
    <li className={classes['layout']} aria-label={name}>
      <FirstPage sample={sample} name={name} />
      <div className={classes['about']}>
        <div className={classes['head']}>
          <h3 className={classes['name']}>{name}</h3>
          <Button variant="default" size="xs" aria-label={t.forgetOne(name)} onClick={() => onForget(name)}>
            {t.forget}
          </Button>
        </div>
        <dl className={classes['facts']}>
          <dt>{t.documents}</dt>
          <dd>{t.documentCount(documents)}</dd>
          <dt>{t.rightLately}</dt>
          <dd title={rightLately === null ? t.rightNone : t.rightText}>{format.percent(rightLately)}</dd>
          <dt>{t.lastUsed}</dt>
          <dd>{lastUsed === null ? t.neverUsed : format.dateTime(lastUsed)}</dd>
          <dt>{t.known}</dt>
          <dd>{joins.list(known) || nothing}</dd>
          {unknown.length > 0 && (
            <>
              <dt>{t.unknown}</dt>
              <dd className={classes['faint']}>{joins.list(unknown)}</dd>
            </>
          )}
        </dl>
      </div>
    </li>
  );
}

const namesOf = (asked: readonly { readonly name: string }[]) => asked.map(({ name }) => name);

const pictureWidth = 160;

/** The document that taught the layout last; leads to its result. */
function FirstPage({ sample, name }: { sample: Layout['sample']; name: string }) {
  const t = messages.get().learning;
  const { requestId, requestNumber, fileId } = sample;
  const source = useMemo(() => firstPages(requestId, fileId), [requestId, fileId]);
  const { url, isFailed } = usePicture(source, 1, pictureWidth);
  return (
    <Link
      className={classes['picture']}
      to={paths.request(requestId)}
      search={linkSearch({ file: fileId })}
      title={t.open(requestNumber)}
    >
      {url === undefined ? (
        <span className={classes['noPicture']} role="img" aria-label={t.picture(name, requestNumber)}>
          {isFailed && <IconFileText size={24} stroke={1.5} aria-hidden />}
        </span>
      ) : (
        <img src={url} alt={t.picture(name, requestNumber)} />
      )}
    </Link>
  );
}

function firstPages(requestId: string, fileId: string): PictureSource {
  return {
    key: [requestId, fileId, false],
    load: async (n, width, signal) => {
      const params = { id: requestId, fileId, n };
      return (await fetchDownload('getPagePicture', { params, query: { width }, signal })).blob;
    },
  };
}
