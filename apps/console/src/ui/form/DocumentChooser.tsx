import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { isDocument } from '#lib/handoff/dropped-files.ts';

interface DocumentChooserProps extends ButtonProps {
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the system's dialog for documents of the kinds that can be read. */
export function DocumentChooser({ isMultiple = false, onFiles, ...button }: DocumentChooserProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      inputProps={{ multiple: isMultiple }}
      resetRef={forget}
      disabled={button.disabled === true}
      accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
      onChange={(files) => {
        if (files.length > 0) onFiles(files);
        // The browser keeps silent when the same file is chosen again: taken away by mistake, it could not come back.
        forget.current?.();
      }}
    >
      {({ onClick }) => <Button variant="default" {...button} onClick={onClick} />}
    </FileButton>
  );
}

/** A button that opens the system's dialog for a folder: of all that is in it, and in the folders in it. */
export function FolderChooser({ onFiles, ...button }: Omit<DocumentChooserProps, 'isMultiple'>) {
  const choose = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.webkitdirectory = true;
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])].filter(isDocument);
      if (files.length > 0) onFiles(files);
    });
    input.click();
  };
  return <Button variant="default" {...button} onClick={choose} />;
}
