'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'

const tones = { running: 'action', done: 'success', cancelled: 'neutral' } as const

export function RunBadge({ state }: Pick<OfficeRun, 'state'>) {
  const t = useTranslations('admin.runs.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
