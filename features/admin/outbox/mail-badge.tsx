'use client'

import { Check, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'

export function MailBadge({ sentAt }: { sentAt: string | null }) {
  const t = useTranslations('admin.outbox')
  const Icon = sentAt ? Check : Clock
  return (
    <Badge tone={sentAt ? 'success' : 'warning'}>
      <Icon aria-hidden="true" />
      {sentAt ? t('sent') : t('waiting')}
    </Badge>
  )
}
