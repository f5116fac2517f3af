'use client'

import { Check, Clock } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'

export function EntryBadge({ isHandled }: { isHandled: boolean }) {
  const t = useTranslations('admin.forms')
  const Icon = isHandled ? Check : Clock
  return (
    <Badge tone={isHandled ? 'success' : 'warning'}>
      <Icon aria-hidden="true" />
      {isHandled ? t('handled') : t('waiting')}
    </Badge>
  )
}
