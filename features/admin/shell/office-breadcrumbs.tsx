'use client'

import { useTranslations } from 'next-intl'
import { Breadcrumbs, type Breadcrumb } from '@/components/ui/navigation/breadcrumbs'
import { placeHref, type OfficePlace } from './navigation/office-places'

type OfficeBreadcrumbsProps = {
  /** The list that the screen belongs to. */
  place: OfficePlace['key']
  /** Screens between the list and this one. */
  between?: readonly Breadcrumb[]
  /** This screen; undefined while it loads, and where it does not exist. */
  current: string | undefined
}

/** Where a detail screen stands (docs/rules/administration.md#breadcrumbs). */
export function OfficeBreadcrumbs({ place, between = [], current }: OfficeBreadcrumbsProps) {
  const t = useTranslations('admin')
  const list = { label: t(`navigation.${place}`), href: placeHref(place) }
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      items={[list, ...between, ...(current === undefined ? [] : [{ label: current }])]}
      className="mb-3 min-h-11 sm:pointer-fine:min-h-6"
    />
  )
}
