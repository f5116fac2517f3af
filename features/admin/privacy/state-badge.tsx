'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { PrivacyItem } from '@/lib/api/v1/gdpr/office/request.schema'

const tones = { unconfirmed: 'outline', open: 'action', extended: 'warning', done: 'success', refused: 'neutral' } as const

export function StateBadge({ request: { state, isRunning } }: { request: Pick<PrivacyItem, 'state' | 'isRunning'> }) {
  const t = useTranslations('admin.privacy')
  return <Badge tone={tones[state]}>{t(isRunning ? 'states.running' : `states.${state}`)}</Badge>
}
