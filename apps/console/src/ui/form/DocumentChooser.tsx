import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';

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
