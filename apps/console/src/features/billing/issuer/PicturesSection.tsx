import { Button, FileButton } from '@mantine/core';
import type { Issuer, IssuerPicture } from '@ocr/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import classes from '#features/billing/issuer/issuer.module.css';
import { messages } from '#features/billing/issuer/messages.ts';
import { blobAddress } from '#lib/api/blob-address.ts';
import { fieldRefusals } from '#lib/api/call-error.ts';
import { fetchData, uploadForm } from '#lib/api/client.ts';
import { errorText } from '#lib/error-text.ts';
import { issuerPictureQuery, issuerQuery } from '#lib/queries/prices.ts';
import { confirm } from '#ui/feedback/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Section } from '#ui/layout/Section.tsx';

/** The logo and the seal. A chosen picture is saved at once. */
export function PicturesSection({ issuer }: { issuer: Issuer }) {
  const t = messages.get().pictures;
  return (
    <Section title={t.title} note={t.note}>
      <div className={classes['two']}>
        <Picture picture="logo" name={issuer.logo} />
        <Picture picture="seal" name={issuer.seal} />
      </div>
    </Section>
  );
}

interface PictureProps {
  readonly picture: IssuerPicture;
  /** Null if there is none. */
  readonly name: string | null;
}

function Picture({ picture, name }: PictureProps) {
  const t = messages.get().pictures;
  const client = useQueryClient();
  const forget = useRef<() => void>(null);
  const { data } = useQuery({ ...issuerPictureQuery(picture, name ?? ''), enabled: name !== null });
  const keep = (issuer: Issuer): unknown => client.setQueryData(issuerQuery.queryKey, issuer);
  const send = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return uploadForm('updateIssuerPicture', { params: { picture }, body });
    },
    onSuccess: (issuer) => {
      keep(issuer);
      toast.success(t.saved[picture]);
    },
    onError: (error) => toast.failure(refusalText(error)),
  });
  const remove = async (): Promise<void> => {
    const isDone = await confirm({
      title: t.removeTitle[picture],
      text: t.removeText,
      confirmLabel: t.remove[picture],
      action: async () => keep(await fetchData('deleteIssuerPicture', { params: { picture } })),
    });
    if (isDone) toast.success(t.removed[picture]);
  };
  return (
    <div className={classes['picture']}>
      <h3>{t.names[picture]}</h3>
      <div className={classes['frame']} data-picture={picture}>
        {name === null ? t.none : data && <img src={blobAddress(data)} alt={t.alt[picture]} />}
      </div>
      <div className={classes['buttons']}>
        <FileButton
          resetRef={forget}
          accept="image/png,image/jpeg,.png,.jpg,.jpeg"
          onChange={(file) => {
            if (file !== null) send.mutate(file);
            // The browser keeps silent when the same file is chosen again.
            forget.current?.();
          }}
        >
          {({ onClick }) => (
            <Button variant="default" size="compact-md" loading={send.isPending} onClick={onClick}>
              {name === null ? t.choose[picture] : t.replace[picture]}
            </Button>
          )}
        </FileButton>
        {name !== null && (
          <Button variant="default" size="compact-md" onClick={() => void remove()}>
            {t.remove[picture]}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Why a picture was refused, and what to do. */
function refusalText(error: unknown): string {
  const t = messages.get().pictures;
  const reasons = new Map(Object.entries(t.refused));
  const reason = fieldRefusals(error).flatMap(({ code }) => reasons.get(code) ?? [])[0];
  return reason ?? errorText(error, { fallback: t.failed });
}
