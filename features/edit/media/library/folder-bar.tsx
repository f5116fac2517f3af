'use client'

import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Folder, FolderPlus, Pencil, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { toastError } from '@/lib/browser/toast/toast'
import { mediaFolderApi } from '@/lib/api/v1/media/folder'
import { mediaFoldersQuery, useMediaCall, type MediaFolder } from '../media-queries'
import { FolderTarget } from './folder-target'
import { FolderForm } from './folder-form'

type FolderBarProps = {
  folder: number | null
  /** Whether folders are created, renamed and deleted here. */
  mayOrganise: boolean
  onOpen: (folder: number | null) => void
  /** Items were dropped on a folder. */ onMoved: () => void
}

/** The way to the open folder, the folders in it, and what can be done with them. */
export function FolderBar({ folder, mayOrganise, onOpen, onMoved }: FolderBarProps) {
  const t = useTranslations('edit.media')
  const { data } = useQuery(mediaFoldersQuery)
  const [form, setForm] = useState<'create' | 'rename' | null>(null)
  const create = useMediaCall(mediaFolderApi.create)
  const update = useMediaCall(mediaFolderApi.update)
  const remove = useMediaCall(mediaFolderApi.delete)
  const folders = data?.folders ?? []
  const path = pathTo(folder, folders)
  const current = path.at(-1)
  const inner = folders.filter(({ parentId }) => parentId === folder)

  async function save(name: string) {
    if (form === 'rename' && current) await update.mutateAsync({ id: current.id, name })
    else await create.mutateAsync({ name, parentId: folder })
    setForm(null)
  }

  function removeCurrent({ id, parentId }: MediaFolder) {
    remove.mutate({ id }, { onSuccess: () => onOpen(parentId), onError: toastError })
  }

  return (
    <div className="flex flex-col gap-2">
      <nav aria-label={t('folders')} className="flex flex-wrap items-center gap-x-1">
        <FolderTarget
          folderId={null}
          onMoved={onMoved}
          aria-current={folder === null ? 'true' : undefined}
          onClick={() => onOpen(null)}
          className={stepStyles}
        >
          {t('allFolders')}
        </FolderTarget>
        {path.map(({ id, name }) => (
          <span key={id} className="flex items-center gap-1">
            <ChevronRight aria-hidden="true" className="size-4 text-ink-faint" />
            <FolderTarget
              folderId={id}
              onMoved={onMoved}
              aria-current={id === folder ? 'true' : undefined}
              onClick={() => onOpen(id)}
              className={stepStyles}
            >
              {name}
            </FolderTarget>
          </span>
        ))}
        {current && mayOrganise ? (
          <>
            <IconButton size="sm" label={t('renameFolder', { name: current.name })} onClick={() => setForm('rename')}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('deleteFolder', { name: current.name })} onClick={() => removeCurrent(current)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
        {mayOrganise ? (
          <Button variant="quiet" size="sm" aria-expanded={form === 'create'} onClick={() => setForm(form === 'create' ? null : 'create')}>
            <FolderPlus aria-hidden="true" className="size-4.5" />
            {t('newFolder')}
          </Button>
        ) : null}
      </nav>
      {form === null ? null : (
        <FolderForm
          key={`${form} ${folder}`}
          label={form === 'rename' ? t('folderNewName') : t('folderName')}
          name={form === 'rename' ? (current?.name ?? '') : ''}
          onSave={save}
          onCancel={() => setForm(null)}
        />
      )}
      {inner.length > 0 ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2">
          {inner.map(({ id, name, items }) => (
            <li key={id}>
              <FolderTarget
                folderId={id}
                onMoved={onMoved}
                onClick={() => onOpen(id)}
                className="data-drop-target:border-action data-drop-target:bg-action-soft flex min-h-11 w-full items-center gap-2.5 rounded border border-line bg-surface px-3 text-left transition-colors hover:border-ink-soft"
              >
                <Folder aria-hidden="true" className="size-5 shrink-0 fill-accent text-accent-strong" />
                <span className="min-w-0 grow truncate text-sm font-medium">{name}</span>
                <span className="text-xs text-ink-soft tabular-nums">{items}</span>
              </FolderTarget>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const stepStyles =
  'min-h-11 max-w-48 truncate rounded px-2 text-sm font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:text-ink sm:pointer-fine:min-h-9'

function pathTo(folder: number | null, folders: readonly MediaFolder[]): MediaFolder[] {
  const found = folders.find(({ id }) => id === folder)
  return found ? [...pathTo(found.parentId, folders), found] : []
}
