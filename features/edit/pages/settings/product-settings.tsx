'use client'

import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../page-queries'
import { SlugSetting } from './slug-setting'

/** The address of a product (docs/rules/catalog.md#product-slug). */
export function ProductSettings({ id }: { id: number }) {
  const { data: product } = useQuery(productQuery(id))
  if (!product || product.slug === null) return null
  return <SlugSetting owner={{ kind: 'product', id, slug: product.slug, version: product.version }} />
}
