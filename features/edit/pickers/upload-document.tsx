'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { acceptedFiles } from '../media/upload/check-file'
import { ChooseFiles } from '../media/upload/choose-files'
import { UploadList } from '../media/upload/upload-list'
import { addUploads, whenUploaded } from '../media/upload/upload-queue'
import { fileRecord, type FoundRecord } from './records'

/** Puts a document into the library and chooses it for the link. */
export function UploadDocument({ onStart, onUploaded }: { onStart: () => void; onUploaded: (record: FoundRecord) => void }) {
  const t = useTranslations('edit.pickers')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function upload(files: File[]) {
    const [id] = addUploads(files)
    if (id === undefined) return
    onStart()
    setBusy(true)
    const item = await whenUploaded(id)
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['edit-records', 'file'] })
    if (item?.kind === 'document') onUploaded(fileRecord(item))
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <ChooseFiles accept={acceptedFiles.document} variant="secondary" busy={isBusy} onFiles={(files) => void upload(files)}>
        {t('uploadDocument')}
      </ChooseFiles>
      <UploadList />
    </div>
  )
}
