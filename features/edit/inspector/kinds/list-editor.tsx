'use client'

import { ChevronDown, Copy, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { Button } from '@/components/ui/button/button'
import type { Shape } from '@/features/sections/fields'
import { parseItems } from '@/features/sections/parse-values'
import { isRecord, type Json } from '@/lib/documents/document'
import { addToList, duplicateItem, moveInList, removeFromList } from '../../lists/change-list'
import { itemLabel } from '../../lists/item-label'
import { OrderedList } from '../../lists/ordered-list'
import type { At, EditorProps } from '../bound'

type ListProps = EditorProps & {
  field: { kind: 'list'; of: Shape; min?: number; max?: number }
  /** Renders the fields of an item; passed in, since they may hold lists again. */
  Fields: ComponentType<{ at: At; shape: Shape }>
}

/** The items of a list, each in a fold of its own. */
export function ListEditor({ at, field: { of, min = 0, max = 200 }, bound: { value, name }, Fields }: ListProps) {
  const t = useTranslations('edit.lists')
  const items = parseItems(value)
  const isFull = items.length >= max
  const entries = items.map(({ id }, index) => {
    const label = itemLabel(of, itemOf(value, id)) || t('item', { number: index + 1 })
    return {
      id,
      label,
      content: (
        <details className="group/item min-w-0">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded sm:pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft transition-[rotate] group-open/item:-rotate-180" />
            <span className="min-w-0 truncate">{label}</span>
          </summary>
          <div className="flex flex-col gap-4 py-3">
            <Fields at={{ ...at, path: [...at.path, `#${id}`] }} shape={of} />
            <Button variant="quiet" size="sm" className="self-start" disabled={isFull} onClick={() => duplicateItem(at, id)}>
              <Copy aria-hidden="true" className="size-4" />
              {t('duplicate')}
            </Button>
          </div>
        </details>
      ),
    }
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="float-left mb-2 w-full text-sm font-medium">{name}</legend>
      <OrderedList
        label={name}
        entries={entries}
        onMove={(id, toIndex) => moveInList(at, id, toIndex)}
        onRemove={items.length > min ? (id) => removeFromList(at, id) : undefined}
      />
      <Button variant="secondary" size="sm" className="self-start" disabled={isFull} onClick={() => addToList(at)}>
        <Plus aria-hidden="true" className="size-4" />
        {t('add')}
      </Button>
      {isFull ? <p className="text-sm text-ink-soft">{t('full', { max })}</p> : null}
    </fieldset>
  )
}

function itemOf(list: Json | undefined, id: string) {
  const item = isRecord(list) ? list[id] : undefined
  return isRecord(item) ? item : {}
}
