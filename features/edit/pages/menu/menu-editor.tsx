'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { call } from '@/lib/api/client'
import type { DataOf } from '@/lib/api/endpoint'
import { hasErrorCode } from '@/lib/api/errors'
import type { NavigationItem } from '@/lib/api/entities/page/navigation.schema'
import { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import type { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useUnsavedPanel } from '../../unsaved-panel-store'
import { pickLink } from '../../pickers/pick-link'
import { addressOf, menuQuery, navigationOf, showOnCanvas } from './menu-query'
import { MenuRowFields } from './menu-row-fields'
import { MenuConflicts } from './menu-conflicts'
import { dropBefore, isSameMenu, itemsOf, moveRow, removeRow, rowsOf, type MenuLink, type MenuRow } from './menu-rows'
import { mergeMenus, takeTheirs, type MenuConflict } from './merge-menus'

type StoredMenu = DataOf<typeof officeNavigationApi.get>

/** `base`: the menu that the edit began with. `conflicts`: null while nobody else was here. */
type MenuEdit = { base: StoredMenu; rows: MenuRow[]; conflicts: MenuConflict[] | null }

const editOf = (stored: StoredMenu): MenuEdit => ({ base: stored, rows: rowsOf(stored.items), conflicts: null })

function takeNewest({ base, rows, conflicts }: MenuEdit, newest: StoredMenu): MenuEdit {
  const merged = mergeMenus({ base: rowsOf(base.items), mine: rows, theirs: rowsOf(newest.items) })
  // Of an item that both have changed again, the newest counts.
  const open = conflicts?.filter(({ key }) => merged.conflicts.every((one) => one.key !== key)) ?? []
  return { base: newest, rows: merged.rows, conflicts: [...open, ...merged.conflicts] }
}

type MenuEditorProps = { menu: MenuName; stored: StoredMenu; shown: NavigationItem[] }

/** One menu: the canvas shows it while it is edited, visitors get it when it is saved, as a whole (docs/rules/content.md#menus). */
export function MenuEditor({ menu, stored, shown }: MenuEditorProps) {
  const t = useTranslations('edit.pages.menu')
  const locale = useLocale()
  const client = useQueryClient()
  const [{ base, rows, conflicts }, setEdit] = useState<MenuEdit>(() => editOf(stored))
  const [dragged, setDragged] = useState<number | null>(null)
  const [isChanged, setChanged] = useState(false)
  useUnsavedPanel(isChanged)
  const isStale = conflicts !== null
  const isComplete = rows.every(({ title }) => title.trim() !== '')

  const saving = useMutation({
    mutationFn: () => call(officeNavigationApi.save, { menu, version: base.version, items: itemsOf(rows) }),
    onSuccess: async (saved) => {
      setEdit(editOf(saved))
      setChanged(false)
      toastSuccess(t('saved'))
      await client.invalidateQueries({ queryKey: menuQuery(menu).queryKey })
      await client.invalidateQueries({ queryKey: ['section'] })
    },
    onError: async (error) => {
      if (!hasErrorCode(error, 'STALE_VERSION')) return toastError(error)
      await client.invalidateQueries({ queryKey: menuQuery(menu).queryKey })
    },
  })

  // The query has found out that a colleague was here.
  if (!saving.isPending && stored.version > base.version) takeStored()

  useEffect(() => {
    if (isChanged) showOnCanvas(client, { menu, items: navigationOf(rows, shown) })
  }, [client, isChanged, menu, rows, shown])

  // What was not saved leaves the canvas with the panel.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ['section'] }), [client])

  function takeStored() {
    // An answer that was lost: the newest menu is what was sent.
    const isOwn = isSameMenu(rows, rowsOf(stored.items))
    setEdit(isChanged && !isOwn ? takeNewest({ base, rows, conflicts }, stored) : editOf(stored))
    if (isOwn) setChanged(false)
  }

  function change(next: MenuRow[]) {
    setEdit((before) => ({ ...before, rows: next }))
    setChanged(true)
  }

  function settle(conflict: MenuConflict, choice: 'mine' | 'theirs') {
    setEdit((before) => ({
      ...before,
      rows: choice === 'theirs' ? takeTheirs(before.rows, conflict) : before.rows,
      conflicts: before.conflicts?.filter((one) => one.key !== conflict.key) ?? null,
    }))
  }

  async function add() {
    const picked = await pickLink(null)
    if (picked === null || picked === 'removed') return
    const title = picked.label ?? t('newItem')
    change([...rows, { key: newId(), depth: 0, title, link: menuLink(picked), targetTitle: picked.label ?? null }])
  }

  async function chooseLink(index: number, row: MenuRow) {
    const picked = await pickLink(row.link)
    if (picked === null || picked === 'removed') return
    change(rows.with(index, { ...row, link: menuLink(picked), targetTitle: picked.label ?? null }))
  }

  function drop(to: number) {
    if (dragged !== null) change(dropBefore(rows, dragged, to))
    setDragged(null)
  }

  return (
    // What is typed while the menu is sent would be in no version of it.
    <fieldset disabled={saving.isPending} className="flex min-w-0 flex-col gap-4">
      {isStale ? (
        <MenuConflicts
          conflicts={conflicts}
          onTake={(conflict) => settle(conflict, 'theirs')}
          onKeep={(conflict) => settle(conflict, 'mine')}
        />
      ) : null}
      <ol className="flex flex-col gap-2" aria-label={t('items')}>
        {rows.map((row, index) => (
          <MenuRowFields
            key={row.key}
            row={row}
            isNested={menu === 'main'}
            address={addressOf(row.link, { shown, locale })}
            onTitle={(title) => change(rows.with(index, { ...row, title }))}
            onMove={(move) => change(moveRow(rows, index, move))}
            onRemove={() => change(removeRow(rows, index))}
            onLink={() => void chooseLink(index, row)}
            onDrag={() => setDragged(index)}
            onDrop={() => drop(index)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void add()}>
          <Plus aria-hidden="true" className="size-4" />
          {t('add')}
        </Button>
        <Button
          size="sm"
          busy={saving.isPending}
          disabled={!isChanged || !isComplete || (conflicts?.length ?? 0) > 0}
          onClick={() => saving.mutate()}
        >
          {t('save')}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t(isChanged ? 'unsaved' : 'hint')}</p>
    </fieldset>
  )
}

type PickedLink = Exclude<Awaited<ReturnType<typeof pickLink>>, null | 'removed'>

function menuLink(picked: PickedLink): MenuLink {
  if ('href' in picked) return { kind: 'external', target: picked.href, hash: '' }
  const { hash = '' } = picked
  return 'id' in picked ? { kind: picked.kind, id: picked.id, hash } : { kind: picked.kind, target: picked.target, hash }
}
