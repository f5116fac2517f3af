'use client'

import type { ChosenBy } from '@/features/sections/fields'
import type { EditorProps } from '../bound'
import { ChosenRecords } from './chosen-records'
import { RuledRecords } from './ruled-records'

type KeysProps = EditorProps & { field: { kind: 'keys'; of: 'product' | 'category' | 'term'; max?: number; chosenBy?: ChosenBy } }

const kindsOfKeys = { product: 'product', category: 'productCategory', term: 'term' } as const

/** Products by id, categories and terms by slug. */
export function KeysEditor({ at, field, bound }: KeysProps) {
  const { of, max = 100, chosenBy } = field
  const keys = Array.isArray(bound.value) ? bound.value.filter((one) => typeof one === 'string') : []
  const list = { name: bound.name, kind: kindsOfKeys[of], by: of === 'product' ? 'id' : 'slug', max } as const
  if (chosenBy) return <RuledRecords {...list} at={at} chosenBy={chosenBy} keys={keys} />
  return <ChosenRecords {...list} keys={keys} onChange={(next) => bound.set(next.length === 0 ? undefined : next, null)} />
}

type RecordProps = EditorProps & { field: { kind: 'product' | 'category' | 'post' } }

const kindsOfRecords = { product: 'product', category: 'productCategory', post: 'post' } as const

/** One record by its id. */
export function RecordEditor({ field: { kind }, bound: { value, name, set } }: RecordProps) {
  return (
    <ChosenRecords
      name={name}
      kind={kindsOfRecords[kind]}
      by="id"
      keys={typeof value === 'number' ? [String(value)] : []}
      max={1}
      onChange={([key]) => set(key === undefined ? undefined : Number(key), null)}
    />
  )
}
