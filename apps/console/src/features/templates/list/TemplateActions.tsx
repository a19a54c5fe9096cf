import { linkSearch } from '#lib/paths.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import type { Template } from '@ocr/contract';
import { IconCopy, IconDotsVertical, IconPencil, IconScan, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { messages } from '#features/templates/messages.ts';
import { useDeleteTemplate } from '#features/templates/list/use-delete-template.ts';
import { paths } from '#lib/paths.ts';
import { isPartner } from '#lib/session/use-session.ts';
import { templateKeys } from '#lib/queries/templates.ts';

/** Whether the user may change it: standard templates are the partner's. */
export const isOwn = (template: Template): boolean => isPartner() || template.type === 'custom';

/** What can be done with a template; a tenant uses standard ones, it does not change them. */
export function TemplateActions({ template }: { template: Template }) {
  const t = messages.get().detail;
  const from = linkSearch({ from: template.id });
  return (
    <>
      {!isPartner() && (
        <Button
          component={Link}
          to={paths.requestOcr}
          search={linkSearch({ template: template.id })}
          variant="default"
          leftSection={<IconScan size={16} aria-hidden />}
        >
          {t.requestOcr}
        </Button>
      )}
      {isOwn(template) ? (
        <>
          <Button
            component={Link}
            to={paths.editTemplate(template.id)}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t.edit}
          </Button>
          <More template={template} />
        </>
      ) : (
        <Button
          component={Link}
          to={paths.addTemplate}
          search={from}
          leftSection={<IconCopy size={16} aria-hidden />}
        >
          {t.use}
        </Button>
      )}
    </>
  );
}

function More({ template }: { template: Template }) {
  const t = messages.get().detail;
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useDeleteTemplate();
  const removeAndLeave = async (): Promise<void> => {
    if (!(await remove(template))) return;
    await navigate({ to: paths.templates });
    client.removeQueries({ queryKey: templateKeys.one(template.id) });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={t.more} title={t.more}>
          <IconDotsVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void navigate({ to: paths.addTemplate, search: { from: template.id } })}
        >
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => void removeAndLeave()}>
          {t.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
