'use client'

import { useTranslations } from 'next-intl'
import { editStore } from '../../store/edit-store'

/** Leads to the list of releases, where one is moved or cancelled. */
export function ReleasesLink() {
  const t = useTranslations('edit.releases')
  return (
    <button type="button" className="underline underline-offset-4" onClick={() => editStore.setState({ panel: 'releases' })}>
      {t('manage')}
    </button>
  )
}
