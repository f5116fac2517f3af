'use client'

import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../page-queries'
import { SettingsFailed } from './settings-failed'
import { SlugSetting } from './slug-setting'

/** The address of a product (docs/rules/catalog.md#product-slug). */
export function ProductSettings({ id }: { id: number }) {
  const { data: product, isError, isFetching, refetch } = useQuery(productQuery(id))
  if (!product && isError) return <SettingsFailed isFetching={isFetching} onRetry={() => void refetch()} />
  if (!product || product.slug === null) return null
  return <SlugSetting owner={{ kind: 'product', id, slug: product.slug, version: product.version }} />
}
