'use client'

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { parseItems } from '@/features/sections/parse-values'
import { isRecord, type Json } from '@/lib/documents/document'
import type { Shape } from '@/features/sections/fields'
import { announce } from '../announce'
import { Floating } from '../components/floating'
import { FieldPlaceProvider, innerPlace, useFieldPlace, useIsEditing } from '../kit/field-place'
import { useFieldValue } from '../store/shown-values'
import { useFieldName } from '../kit/use-field-name'
import { addToList, duplicateItem, moveInList, removeFromList } from './change-list'
import { itemLabel } from './item-label'
import { useListTools } from './use-list-tools'

type EditListProps = {
  at: string
  as?: 'ul' | 'ol' | 'div'
  className?: string
  children: (index: number) => ReactNode
}

/** A list on the canvas. Its tools stand above the page and out of its flow; an empty list invites. */
export function EditList({ at, as: Element = 'ul', className, children }: EditListProps) {
  const t = useTranslations('edit.lists')
  const place = useFieldPlace()
  const isEditing = useIsEditing()
  const path = ['meta', ...place.path, at]
  const value = useFieldValue(place.key, place.section, path)
  const name = useFieldName(place.type, path)
  const ids = useMemo(() => parseItems(value).map(({ id }) => id), [value])
  const field = place.shape[at]
  const { of, min = 0, max = 200 } = field?.kind === 'list' ? field : { of: noFields }
  const list = { key: place.key, section: place.section, type: place.type, path }
  const nameOf = (id: string) => itemLabel(of, itemOf(value, id)) || t('item', { number: ids.indexOf(id) + 1 })

  function move(id: string, toIndex: number) {
    const label = nameOf(id)
    if (moveInList(list, id, toIndex)) announce(t('moved', { name: label, place: toIndex + 1, count: ids.length }))
  }

  const { active, hide, setBox, focusItem, anchorOf, listProps, toolProps } = useListTools({ ids, onMove: move })

  function add(after?: string) {
    focusItem(addToList(list, after))
    announce(t('added', { name }))
  }

  function duplicate(id: string) {
    focusItem(duplicateItem(list, id))
    announce(t('duplicated', { name: nameOf(id) }))
  }

  function remove(id: string) {
    const label = nameOf(id)
    hide()
    const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1] ?? null
    if (removeFromList(list, id)) announce(t('removed', { name: label }))
    focusItem(neighbour)
  }

  if (ids.length === 0) {
    if (!isEditing) return null
    return (
      <button type="button" data-edit-tool="" onClick={() => add()} className={inviteStyles}>
        <Plus aria-hidden="true" className="size-4 shrink-0" />
        {t('addTo', { name })}
      </button>
    )
  }
  return (
    <>
      <Element ref={setBox} className={className} data-edit-list={at} {...(isEditing ? listProps : {})}>
        {ids.map((id, index) => (
          <FieldPlaceProvider key={id} place={innerPlace(place, [at, `#${id}`], of)}>
            {children(index)}
          </FieldPlaceProvider>
        ))}
      </Element>
      {isEditing && active !== null && ids.includes(active) ? (
        <ItemTools
          id={active}
          ids={ids}
          name={nameOf(active)}
          listName={name}
          isFull={ids.length >= max}
          isShort={ids.length <= min}
          tools={{ anchorOf, toolProps }}
          {...{ move, add, duplicate, remove }}
        />
      ) : null}
    </>
  )
}

type ItemToolsProps = {
  id: string
  ids: readonly string[]
  name: string
  listName: string
  isFull: boolean
  isShort: boolean
  tools: Pick<ReturnType<typeof useListTools>, 'anchorOf' | 'toolProps'>
  move: (id: string, toIndex: number) => void
  add: (after?: string) => void
  duplicate: (id: string) => void
  remove: (id: string) => void
}

function ItemTools({ id, ids, name, listName, isFull, isShort, tools, move, add, duplicate, remove }: ItemToolsProps) {
  const t = useTranslations('edit.lists')
  const index = ids.indexOf(id)
  const isRow = isBesideNext(ids.map(tools.anchorOf))
  const [Back, Forth] = isRow ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown]
  return (
    <Floating anchor={() => tools.anchorOf(id)} {...tools.toolProps}>
      <div role="toolbar" aria-label={t('tools', { name })} className="flex">
        <IconButton size="sm" label={t(isRow ? 'left' : 'up', { name })} disabled={index === 0} onClick={() => move(id, index - 1)}>
          <Back aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={t(isRow ? 'right' : 'down', { name })}
          disabled={index === ids.length - 1}
          onClick={() => move(id, index + 1)}
        >
          <Forth aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('duplicateItem', { name })} disabled={isFull} onClick={() => duplicate(id)}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('remove', { name })} disabled={isShort} onClick={() => remove(id)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <IconButton
          size="sm"
          label={t('addAfter', { name })}
          title={t('addTo', { name: listName })}
          disabled={isFull}
          onClick={() => add(id)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </Floating>
  )
}

const noFields: Shape = {}
/** As wide as the list would be, whatever its name and its place. */
const inviteStyles =
  'flex min-h-11 w-full items-center gap-2 self-start rounded border border-dashed border-current px-4 text-left text-sm font-medium opacity-70 hover:opacity-100'

/** Whether items stand in a row. */
function isBesideNext([first, second]: readonly (Element | undefined)[]) {
  if (!first || !second) return false
  const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()]
  return b.left >= a.right && b.top < a.bottom
}

function itemOf(list: Json | undefined, id: string) {
  const item = isRecord(list) ? list[id] : undefined
  return isRecord(item) ? item : {}
}
