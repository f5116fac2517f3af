'use client'

import { Unlink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { toastError } from '@/lib/browser/toast/toast'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { loadDraft } from '../../store/load-draft'
import { SectionPlaceholder } from '../placeholders/section-placeholder'

/** A section whose shared section did not load, is gone or belongs to another language. */
export function MissingMaster({ documentKey, id, master }: { documentKey: string; id: string; master: number }) {
  const t = useTranslations('edit.masters')
  return (
    <SectionPlaceholder documentKey={documentKey} id={id} Icon={Unlink}>
      <p className="max-w-prose text-pretty">{t('missing')}</p>
      <Button variant="secondary" size="sm" onClick={() => void loadDraft(masterKey(master)).catch(toastError)}>
        {t('loadAgain')}
      </Button>
    </SectionPlaceholder>
  )
}
