'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { Tabs } from '@/components/ui/navigation/tabs'
import { Dialog } from '@/components/ui/overlay/dialog'
import { hasErrorCode } from '@/lib/api/errors'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { describeError, toastSuccess } from '@/lib/browser/toast'
import { mediaItemQuery, useMediaCall } from '../media-queries'
import { changesOf, draftOf, type ItemDraft } from './item-draft'
import { ItemTexts } from './item-texts'
import { ItemUses } from './item-uses'
import { ItemVersions } from './item-versions'
import { PictureCut } from './picture-cut'
import { TrashButton } from './trash-button'

type EditMediaModalProps = {
  id: number
  tab?: 'texts' | 'picture'
  /** The item after each change; null once it is deleted for good or in the trash. */
  onChange: (item: MediaItem | null) => void
  onClose: () => void
}

/** Everything about an item of the library. Texts, focal point and crop are saved together. */
export function EditMediaModal({ id, tab, onChange, onClose }: EditMediaModalProps) {
  const t = useTranslations('edit.media')
  const { data: item, error } = useQuery(mediaItemQuery(id))
  if (item) return <LoadedItem key={item.version} item={item} tab={tab} onChange={onChange} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} size="lg" title={t('edit')} closeLabel={t('close')}>
      {error ? <Alert tone="danger">{describeError(error)}</Alert> : <Skeleton className="h-96 w-full" />}
    </Dialog>
  )
}

type LoadedItemProps = Omit<EditMediaModalProps, 'id'> & { item: MediaItem }

function LoadedItem({ item, tab = 'texts', onChange, onClose }: LoadedItemProps) {
  const t = useTranslations('edit.media')
  const [draft, setDraft] = useState<ItemDraft>(() => draftOf(item))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutateAsync, isPending } = useMediaCall(mediaApi.update)
  const changes = changesOf(item, draft)
  const change = (part: Partial<ItemDraft>) => setDraft((before) => ({ ...before, ...part }))

  async function save() {
    if (!changes) return onClose()
    try {
      onChange(await mutateAsync(changes))
      toastSuccess(t('saved'))
      onClose()
    } catch (error) {
      setProblem(hasErrorCode(error, 'STALE_VERSION') ? t('stale') : describeError(error))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      // As high on every tab.
      className="h-176"
      title={item.title}
      description={t('sharedHint')}
      closeLabel={t('close')}
      footer={
        <>
          <TrashButton item={item} onChange={onChange} onClose={onClose} />
          <Button variant="secondary" size="sm" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="sm" busy={isPending} disabled={!changes || draft.title.trim() === ''} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      {problem ? (
        <Alert tone="danger" role="alert" className="mb-4">
          {problem}
        </Alert>
      ) : null}
      <Tabs
        label={item.title}
        defaultValue={item.original || tab === 'texts' ? tab : 'texts'}
        tabs={[
          { value: 'texts', label: t('tabs.texts'), content: <ItemTexts item={item} draft={draft} onChange={change} /> },
          ...(item.original
            ? [
                {
                  value: 'picture',
                  label: t('tabs.picture'),
                  content: <PictureCut original={item.original} draft={draft} onChange={change} />,
                },
              ]
            : []),
          { value: 'versions', label: t('tabs.versions'), content: <ItemVersions item={item} onChange={onChange} /> },
          { value: 'uses', label: t('tabs.uses'), content: <ItemUses id={item.id} /> },
        ]}
      />
    </Dialog>
  )
}
