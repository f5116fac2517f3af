'use client'

import { useTranslations } from 'next-intl'
import { Breadcrumbs, type Breadcrumb } from '@/components/ui/navigation/breadcrumbs'
import { screenHref, type OfficeScreen } from './navigation/office-screens'

type OfficeBreadcrumbsProps = {
  /** The list that the screen belongs to. */
  list: OfficeScreen['key']
  /** Screens between the list and this one. */
  between?: readonly Breadcrumb[]
  /** This screen; undefined while it loads, and where it does not exist. */
  current: string | undefined
}

/** Where a detail screen stands (docs/rules/administration.md#breadcrumbs). */
export function OfficeBreadcrumbs({ list, between = [], current }: OfficeBreadcrumbsProps) {
  const t = useTranslations('admin')
  const listCrumb = { label: t(`navigation.${list}`), href: screenHref(list) }
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[listCrumb, ...between, ...(current === undefined ? [] : [{ label: current }])]}
      className="mb-3 min-h-11 sm:pointer-fine:min-h-6"
    />
  )
}
