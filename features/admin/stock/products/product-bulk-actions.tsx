'use client'

import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import type { ProductBulkDialog as Dialog } from './product-bulk-dialog'

const ProductBulkDialog = lazyComponent(async () => (await import('./product-bulk-dialog')).ProductBulkDialog)

type Props = Pick<ComponentProps<typeof Dialog>, 'chosen'>

/** What can be done with the chosen products: their prices, and whether shoppers see them (docs/rules/catalog.md#bulk-price). */
export function ProductBulkActions({ chosen }: Props) {
  const t = useTranslations('admin.stock.products')
  const [topic, setTopic] = useState<'prices' | 'visibility' | null>(null)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setTopic('prices')}>
        {t('prices')}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setTopic('visibility')}>
        {t('visibility')}
      </Button>
      {topic ? <ProductBulkDialog topic={topic} chosen={chosen} onClose={() => setTopic(null)} /> : null}
    </>
  )
}
