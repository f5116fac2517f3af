'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
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
import { describeError, toastSuccess } from '@/lib/browser/toast/toast'
import { useDiscardGuard } from '../../use-discard-guard'
import { mediaItemQuery, useMediaCall } from '../media-queries'
import { ColleagueChanges } from './colleague-changes'
import { changesOf, draftOf, takeNewest, type ColleagueChange, type ItemDraft, type ItemEdit } from './item-draft'
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
  if (item) return <LoadedItem item={item} tab={tab} onChange={onChange} onClose={onClose} />
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} size="lg" title={t('edit')} closeLabel={t('close')}>
      {error ? <Alert tone="danger">{describeError(error)}</Alert> : <Skeleton className="h-96 w-full" />}
    </Dialog>
  )
}

type LoadedItemProps = Omit<EditMediaModalProps, 'id'> & { item: MediaItem }

function LoadedItem({ item, tab = 'texts', onChange, onClose }: LoadedItemProps) {
  const t = useTranslations('edit.media')
  const client = useQueryClient()
  const [edit, setEdit] = useState<ItemEdit>(() => ({ base: item, draft: draftOf(item), colleagueChanges: [] }))
  const [problem, setProblem] = useState<string | null>(null)
  const { mutateAsync, isPending } = useMediaCall(mediaApi.update)
  const { base, draft, colleagueChanges } = edit
  const changes = changesOf(base, draft)
  const guard = useDiscardGuard({ isChanged: changes !== null, onClose })
  const change = (part: Partial<ItemDraft>) => setEdit((before) => ({ ...before, draft: { ...before.draft, ...part } }))

  // The query has found out that a colleague was here.
  if (!isPending && item.revision > base.revision) setEdit(takeNewest(edit, item))

  async function save() {
    if (!changes) return onClose()
    setProblem(null)
    try {
      onChange(await mutateAsync(changes))
      toastSuccess(t('saved'))
      onClose()
    } catch (error) {
      setProblem(hasErrorCode(error, 'STALE_VERSION') ? await loadNewest() : describeError(error))
    }
  }

  /** Returns the text that says why. */
  async function loadNewest(): Promise<string> {
    try {
      const newest = await client.fetchQuery(mediaItemQuery(item.id))
      setEdit((before) => (newest.revision > before.base.revision ? takeNewest(before, newest) : before))
      return t('stale')
    } catch (error) {
      return describeError(error)
    }
  }

  function take({ applyTheirs, field, language }: ColleagueChange) {
    setEdit((before) => ({
      ...before,
      draft: { ...before.draft, ...applyTheirs(before.draft) },
      colleagueChanges: before.colleagueChanges.map((one) =>
        one.field === field && one.language === language ? { ...one, isKept: false } : one,
      ),
    }))
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || guard.close()}
      size="lg"
      // As high on every tab.
      className="h-176"
      title={base.title}
      description={t('sharedHint')}
      closeLabel={t('close')}
      footer={
        <div className="flex w-full items-center gap-2 sm:gap-3">
          <TrashButton item={base} onChange={onChange} onClose={guard.close} />
          <p role="status" className="ml-auto text-sm text-ink-soft max-sm:sr-only">
            {isPending ? t('saving') : changes ? t('unsaved') : ''}
          </p>
          <Button variant="secondary" size="sm" className="max-sm:ml-auto" onClick={guard.close}>
            {t('cancel')}
          </Button>
          <Button size="sm" busy={isPending} disabled={!changes || draft.title.trim() === ''} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      {problem ? (
        <Alert tone="danger" role="alert" className="mb-4">
          {problem}
        </Alert>
      ) : null}
      <ColleagueChanges changes={colleagueChanges} onTake={take} />
      <Tabs
        label={base.title}
        defaultValue={base.original || tab === 'texts' ? tab : 'texts'}
        tabs={[
          { value: 'texts', label: t('tabs.texts'), content: <ItemTexts item={base} draft={draft} onChange={change} /> },
          ...(base.original
            ? [
                {
                  value: 'picture',
                  label: t('tabs.picture'),
                  content: <PictureCut original={base.original} draft={draft} onChange={change} />,
                },
              ]
            : []),
          { value: 'versions', label: t('tabs.versions'), content: <ItemVersions item={base} onChange={onChange} /> },
          { value: 'uses', label: t('tabs.uses'), content: <ItemUses id={base.id} /> },
        ]}
      />
      {guard.question}
    </Dialog>
  )
}
