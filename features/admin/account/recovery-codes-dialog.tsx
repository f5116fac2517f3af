'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { saveFile } from '@/lib/browser/save-file'

/** Shown once (docs/rules/accounts.md#recovery-codes). */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('admin.account.codes')
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t('dialogTitle')}
      description={t('text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => saveFile({ name: t('file'), content: `${codes.join('\n')}\n`, type: 'text/plain;charset=utf-8' })}
          >
            <Download aria-hidden="true" className="size-4" />
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-2 rounded border border-line p-4 font-mono text-sm whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
