'use client'

import { useTranslations } from 'next-intl'
import { useMasterPages } from './master-queries'
import { useMasterTexts } from './use-master-texts'

/** `Zajednički odjeljak: Poziv na članstvo, na 3 stranice`. */
export function MasterName({ id }: { id: number | null }) {
  const t = useTranslations('edit.masters')
  const { title, reach } = useMasterTexts(id)
  return reach === '' ? t('name', { title }) : t('nameAndReach', { title, reach })
}

/** The pages that change when a master is published. */
export function MasterUsage({ id }: { id: number }) {
  const t = useTranslations('edit.masters')
  const pages = useMasterPages(id)
  return pages ? t('reachOnPages', { reach: t('reach', { count: pages.length }), pages: pages.join(', ') }) : null
}
