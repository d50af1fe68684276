import { Button } from '@fanous/ui/actions/Button';
import { useState } from 'react';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';

interface ExportCsvButtonProps {
  label: string;
  pendingLabel: string;
  /** Fetches the rows and downloads the file. An error is shown in a toast. */
  onExport: () => Promise<void>;
}

/** A button that downloads a list as CSV. */
export function ExportCsvButton({ label, pendingLabel, onExport }: ExportCsvButtonProps) {
  const toast = useToast();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);

  const runExport = async () => {
    setPending(true);
    try {
      await onExport();
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
    setPending(false);
  };
  return (
    <Button
      variant="outline"
      icon="download"
      isPending={isPending}
      pendingLabel={pendingLabel}
      onPress={() => void runExport()}
    >
      {label}
    </Button>
  );
}
