'use client'

import { FileText, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { toastError } from '@/lib/browser/toast/toast'
import { isRecord, type Json } from '@/lib/documents/document'
import { useField } from '../../kit/field-place'
import { pickFile } from '../../media/pick-picture'
import { addLinks, useEditStore } from '../../store/edit-store'

/** The PDF of the surrounding product's sample pages, chosen from the library. */
export function SampleDocumentField() {
  const t = useTranslations('edit.samples')
  const { value, set } = useField('sampleDocument')
  const id = documentIdOf(value)
  const title = useEditStore(({ links }) => links[`file:${id}`]?.title)

  async function choose() {
    const item = await pickFile()
    if (!item) return
    if (item.mime !== 'application/pdf') return toastError(t('noPdf', { name: item.displayName }))
    addLinks({ [`file:${item.id}`]: { target: item.path, title: item.displayName } })
    set({ kind: 'file', id: item.id })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {id === null ? null : <span className="min-w-0 grow basis-40 truncate text-sm">{title ?? t('pdf')}</span>}
      <Button variant="secondary" size="sm" onClick={() => void choose()}>
        <FileText aria-hidden="true" className="size-4" />
        {t(id === null ? 'addPdf' : 'replacePdf')}
      </Button>
      {id === null ? null : (
        <IconButton size="sm" label={t('removePdf')} title={t('removePdf')} onClick={() => set(null)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}

function documentIdOf(value: Json | undefined): number | null {
  return isRecord(value) && value.kind === 'file' && typeof value.id === 'number' ? value.id : null
}
