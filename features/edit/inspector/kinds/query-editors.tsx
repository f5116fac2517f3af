'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { parsePosts, parseProducts } from '@/features/sections/parse-kinds'
import type { EditorProps } from '../bound'
import { ChosenRecords } from './chosen-records'

type ProductsProps = EditorProps & { field: { kind: 'products'; max: number } }

const sources = ['newest', 'featured', 'sale', 'category', 'pinned'] as const

/** Products by a rule, with pinned ones before them. */
export function ProductsEditor({ field: { max }, bound: { value, name, set } }: ProductsProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const products = parseProducts(value, max)
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-4">
      <Field id={id} label={name}>
        {(control) => (
          <Select
            {...control}
            controlSize="sm"
            value={products.source}
            onChange={({ target }) => set({ ...products, source: target.value }, null)}
          >
            {sources.map((source) => (
              <option key={source} value={source}>
                {t(`sources.${source}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {products.source === 'category' ? (
        <ChosenRecords
          name={t('category')}
          kind="productCategory"
          by="id"
          keys={products.category === null ? [] : [String(products.category)]}
          max={1}
          onChange={([key]) => set({ ...products, category: key === undefined ? null : Number(key) }, null)}
        />
      ) : null}
      <ChosenRecords
        name={t('pinned')}
        kind="product"
        by="id"
        keys={products.pinned.map(String)}
        max={max}
        onChange={(keys) => set({ ...products, pinned: keys.map(Number) }, null)}
      />
    </div>
  )
}

type PostsProps = EditorProps & { field: { kind: 'posts'; max: number } }

/** The newest posts of some terms, with pinned ones before them. */
export function PostsEditor({ field: { max }, bound: { value, name, set } }: PostsProps) {
  const t = useTranslations('edit.inspector')
  const posts = parsePosts(value, max)
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-4">
      <p className="text-sm font-semibold">{name}</p>
      <ChosenRecords
        name={t('terms')}
        kind="term"
        by="slug"
        keys={posts.terms}
        max={5}
        onChange={(terms) => set({ ...posts, terms }, null)}
      />
      <ChosenRecords
        name={t('pinned')}
        kind="post"
        by="id"
        keys={posts.pinned.map(String)}
        max={max}
        onChange={(keys) => set({ ...posts, pinned: keys.map(Number) }, null)}
      />
    </div>
  )
}
