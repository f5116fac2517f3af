'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/control/checkbox'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { versionApi } from '@/lib/api/v1/cms/version'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { useDocumentName } from '../publish/use-document-name'
import { editStore } from '../store/edit-store'
import { discardDocuments } from '../store/publish-documents'
import { isSharedDocument } from '../structure/documents'

/** Names the changed documents with who changed them last; what other pages show too is ticked by the editor only. */
export function DiscardDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('edit')
  const nameOf = useDocumentName()
  const client = useQueryClient()
  // What is asked about stays the same while the dialog is open.
  const [changed] = useState(() => Object.entries(editStore.getState().documents).filter(([, { isChanged }]) => isChanged))
  const [chosen, setChosen] = useState<readonly string[]>(() => changed.map(([key]) => key).filter((key) => !isSharedDocument(key)))
  const drafts = useQueries({
    queries: changed.map(([key]) => ({
      queryKey: [draftApi.get.path, key, 'lastEditor'],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(draftApi.get, { key }, { signal })).lastEditor,
      staleTime: 0,
    })),
  })

  async function discard() {
    await discardDocuments(chosen)
    await client.invalidateQueries({ queryKey: [versionApi.filter.path] })
    toastSuccess(t('discarded'))
  }

  function lastChange(index: number): string {
    const editor = drafts[index]?.data
    if (!editor) return ''
    return editor.isSelf ? t('discardDraft.ownChange') : t('discardDraft.lastChange', { name: editor.name })
  }

  return (
    <ConfirmationModal
      title={t('discardDraft.title')}
      text={t('discardDraft.text')}
      labels={{ confirm: t('discardDraft.confirm'), cancel: t('discardDraft.cancel'), close: t('close') }}
      isConfirmDisabled={chosen.length === 0}
      onConfirm={discard}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2 pt-4">
        <legend className="pt-4 text-sm font-medium">{t('discardDraft.which')}</legend>
        {changed.map(([key, { draft }], index) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onChange={({ currentTarget }) => setChosen(currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))}
          >
            <span className="block font-medium">{nameOf(key, draft.document)}</span>
            <span className="block text-sm text-ink-soft">
              {[isSharedDocument(key) ? t('discardDraft.otherPages') : '', lastChange(index)].filter(Boolean).join('. ')}
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </ConfirmationModal>
  )
}
