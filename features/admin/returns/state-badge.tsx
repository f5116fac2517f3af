'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { ReturnState } from '@/lib/api/v2/ecommerce/order/office/return.schema'

const tones = { open: 'action', received: 'warning', closed: 'success', cancelled: 'neutral' } as const

export function StateBadge({ state }: { state: ReturnState }) {
  const t = useTranslations('admin.returns')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}
