'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Section } from '@/components/layout/section'
import { ProductGrid } from '@/features/product/components/card/product-grid'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { productApi } from '@/lib/api/v1/product/web'

/** The recently seen products; archived ones are left out by the API. */
export function RecentProducts({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('recentlySeen')
  const input = { filters: [{ key: 'id', value: [...ids] }], limit: 4 }
  const { data } = useQuery({
    queryKey: queryKey(productApi.filter, input),
    queryFn: ({ signal }) => call(productApi.filter, input, { signal }),
    staleTime: 60_000,
  })
  if (!data || data.records.length === 0) return null
  return (
    <Section tone="surface" aria-labelledby="nedavno">
      <h2 id="nedavno" className="pb-8">
        {t('title')}
      </h2>
      <ProductGrid products={data.records} columns={4} />
    </Section>
  )
}
