'use client'

import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { describeError } from '@/lib/browser/toast/toast'
import { cn } from '@/lib/cn'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { uploadApi } from '@/lib/api/v2/media'
import { mediaFileApi } from '@/lib/api/v1/media/file'
import { mediaPageQuery, useRefreshMedia } from '../media-queries'
import { acceptedFiles } from '../upload/check-file'
import { ChooseFiles } from '../upload/choose-files'
import { DropZone } from '../upload/drop-zone'
import { UploadList } from '../upload/upload-list'
import { addUploads, isUnfinished, onUploaded } from '../upload/upload-queue'
import { uploadStore } from '../upload/upload-store'
import { FolderBar } from './folder-bar'
import { ItemDetails } from './item-details'
import { LibraryFilters } from './library-filters'
import { LibraryPaging } from './library-paging'
import { changeView, emptyReason, filterOf, firstView, isFiltered, noFilters, type LibraryView } from './library-view'
import { MoveBar } from './move-bar'
import { MediaGrid } from './media-grid'
import { TrashBar } from './trash-bar'

const EditMediaModal = lazyComponent(async () => (await import('../item/edit-media-modal')).EditMediaModal)

type Kind = MediaItem['kind']

type MediaLibraryProps = {
  /** What may be chosen. */
  kinds?: readonly Kind[]
  chosen: MediaItem | null
  onChoose: (item: MediaItem | null) => void
  /** Takes an item at once. */
  onConfirm?: (item: MediaItem) => void
}

const allKinds: readonly Kind[] = ['picture', 'video', 'document']

/** The library with its folders, filters, uploads and trash. */
export function MediaLibrary({ kinds, chosen, onChoose, onConfirm }: MediaLibraryProps) {
  const t = useTranslations('edit.media')
  const [view, setView] = useState<LibraryView>(firstView)
  const [isEditing, setEditing] = useState(false)
  /** How often the filters were cleared; their form then begins anew. */
  const [clearings, setClearings] = useState(0)
  const [selectedIds, setSelectedIds] = useState<readonly number[]>([])
  const mayUpload = useMayCall(uploadApi.upload, mediaFileApi.findByHash)
  const mayChange = useMayCall(
    mediaApi.update,
    mediaApi.move,
    mediaApi.delete,
    mediaApi.restore,
    mediaApi.restoreVersion,
    uploadApi.replace,
  )
  const mayOrganise = useMayCall(mediaFolderApi.create, mediaFolderApi.update, mediaFolderApi.delete)
  const mayEmpty = useMayCall(mediaApi.emptyTrash)
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(mediaPageQuery(filterOf(view, kinds)))
  // The last item of the last page may have been moved or deleted.
  const lastPage = Math.max(1, data?.totalPages ?? view.page)
  if (!isPlaceholderData && view.page > lastPage) setView({ ...view, page: lastPage })
  const change = (part: Partial<LibraryView>) => {
    setView((before) => changeView(before, part))
    // What is out of sight is not moved.
    setSelectedIds([])
  }
  function clear() {
    change(noFilters)
    setClearings(clearings + 1)
  }
  const toggle = (id: number) => setSelectedIds(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id])
  const keepChoice = useChooseUploaded((item) => (kinds?.includes(item.kind) ?? true) && onChoose(item))
  const choose = (item: MediaItem | null) => {
    keepChoice()
    onChoose(item)
  }

  function edit() {
    keepChoice()
    setEditing(true)
  }

  const upload = (files: File[]) => addUploads(files, { folderId: view.folder })
  return (
    <DropZone text={t('dropHere')} onFiles={mayUpload ? upload : null} className="min-h-full">
      <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-6', chosen && 'lg:grid-cols-[minmax(0,1fr)_18rem]')}>
        <div className="flex min-w-0 flex-col gap-4">
          <LibraryFilters key={clearings} view={view} kinds={kinds ?? allKinds} onChange={change} />
          {view.trash ? (
            <TrashBar count={data?.totalRecords ?? 0} mayEmpty={mayEmpty} />
          ) : (
            <div className="flex flex-wrap items-start justify-between gap-2">
              <FolderBar
                folder={view.folder}
                mayOrganise={mayOrganise}
                onOpen={(folder) => change({ folder })}
                onMoved={() => setSelectedIds([])}
              />
              {mayUpload ? (
                <ChooseFiles accept={acceptedFiles.all} multiple onFiles={upload}>
                  {t('add')}
                </ChooseFiles>
              ) : null}
            </div>
          )}
          <MoveBar selectedIds={selectedIds} onDone={() => setSelectedIds([])} />
          <UploadList />
          {error ? (
            <Alert
              tone="danger"
              role="alert"
              actions={
                <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {describeError(error)}
            </Alert>
          ) : null}
          {data === undefined && !error ? <GridSkeleton /> : null}
          {data?.records.length === 0 ? (
            <NothingFound reason={emptyReason(view, kinds)} mayUpload={mayUpload} onClear={isFiltered(view) ? clear : null} />
          ) : null}
          {data ? (
            <MediaGrid
              items={data.records}
              chosen={chosen?.id ?? null}
              isStale={isPlaceholderData}
              selectedIds={selectedIds}
              onToggle={mayChange ? toggle : null}
              onChoose={(item) => choose(item.id === chosen?.id ? null : item)}
              onConfirm={onConfirm}
            />
          ) : null}
          <LibraryPaging page={view.page} totalPages={data?.totalPages ?? 1} onChange={(page) => change({ page })} />
        </div>
        {chosen ? <ItemDetails item={chosen} onEdit={mayChange ? edit : null} /> : null}
      </div>
      {chosen && isEditing ? <EditMediaModal id={chosen.id} onChange={choose} onClose={() => setEditing(false)} /> : null}
    </DropZone>
  )
}

/** Chooses each item that arrives and loads the library again. The returned function stops uploads that are under way from replacing the editor's own choice (docs/rules/media.md#upload-queue). */
function useChooseUploaded(onChoose: (item: MediaItem) => void): () => void {
  const refresh = useRefreshMedia()
  const earlierUploads = useRef<ReadonlySet<string>>(new Set())
  const handleUpload = useEffectEvent((item: MediaItem, id: string) => {
    if (!earlierUploads.current.has(id)) onChoose(item)
    void refresh()
  })
  useEffect(() => onUploaded((item, id) => handleUpload(item, id)), [])
  return () => {
    const unfinished = uploadStore.getState().uploads.filter(isUnfinished)
    earlierUploads.current = new Set(unfinished.map(({ id }) => id))
  }
}

type NothingFoundProps = {
  reason: ReturnType<typeof emptyReason>
  mayUpload: boolean
  /** Null without a filter. */ onClear: (() => void) | null
}

/** docs/rules/forms.md#nothing-found */
function NothingFound({ reason, mayUpload, onClear }: NothingFoundProps) {
  const t = useTranslations('edit.media')
  const isPlace = reason === 'empty' || reason === 'emptyFolder'
  return (
    <EmptyState
      as="p"
      icon={<Image aria-hidden="true" />}
      title={t(reason)}
      actions={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        ) : null
      }
    >
      {isPlace && mayUpload ? t('emptyHint') : null}
    </EmptyState>
  )
}

function GridSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="aspect-3/4 w-full" />
      ))}
    </div>
  )
}
