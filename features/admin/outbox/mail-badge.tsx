'use client'

import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import type { MailSummary } from '@/lib/api/v1/admin.schema'

const badges = {
  sent: { tone: 'success', Icon: Check },
  waiting: { tone: 'warning', Icon: Clock },
  failed: { tone: 'danger', Icon: TriangleAlert },
} as const

export function MailBadge({ state }: Pick<MailSummary, 'state'>) {
  const t = useTranslations('admin.outbox')
  const { tone, Icon } = badges[state]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(state)}
    </Badge>
  )
}
