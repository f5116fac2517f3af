'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { LineName } from '@/features/admin/orders/line-name'
import { itemSearchId } from '@/features/admin/phone-order/draft-form'
import { itemsQuery } from '@/features/admin/phone-order/draft-queries'
import { OfficeSearch } from '@/features/admin/table/office-search'
import type { DraftItem } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { formatPrice } from '@/lib/office/formats'

/** Finds products by name, SKU or barcode and adds them. */
export function ItemSearch({ onAdd }: { onAdd: (item: DraftItem) => void }) {
  const t = useTranslations('admin.phoneOrder.items')
  const [q, setQ] = useState('')
  const { data, isFetching, isError } = useQuery(itemsQuery(q))
  return (
    <Card as="section" padding="lg" aria-labelledby="item-search-title" className="flex flex-col gap-4">
      <h2 id="item-search-title" className="text-xl">
        {t('title')}
      </h2>
      <OfficeSearch fieldId={itemSearchId} namespace="phoneOrder.items" q={q} busy={isFetching} onSearch={setQ} className="max-w-xl" />
      <p role="status" className="text-ink-soft empty:hidden">
        {isError ? t('failed') : data?.records.length === 0 ? t(data.hasMore ? 'narrow' : 'nothing') : null}
      </p>
      {data && data.records.length > 0 ? (
        <ul aria-label={t('results')} className="divide-y divide-line border-y border-line">
          {data.records.map((item) => (
            <Found key={item.productId} item={item} onAdd={() => onAdd(item)} />
          ))}
        </ul>
      ) : null}
      {data && data.records.length > 0 && data.hasMore ? (
        <p className="text-ink-soft">{t('first', { count: data.records.length })}</p>
      ) : null}
    </Card>
  )
}

function Found({ item, onAdd }: { item: DraftItem; onAdd: () => void }) {
  const t = useTranslations('admin.phoneOrder.items')
  const { name, price, available, isOrderable } = item
  const stock = available === null ? t('untracked') : t('available', { count: available })
  const note = isOrderable ? `${price === null ? '' : `${formatPrice(price)}, `}${stock}` : t('needsOptions')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
      <LineName line={item} note={note} />
      {isOrderable ? (
        <Button variant="secondary" size="sm" onClick={onAdd}>
          {t('add', { name })}
        </Button>
      ) : null}
    </li>
  )
}
