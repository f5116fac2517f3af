import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RemovableChip } from '@/components/ui/button/chip'
import { Link } from '@/lib/i18n/navigation'
import { formatShortDate } from '@/lib/text/dates'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { activeFacetValues, splitValues } from '../facet-query'
import { activeFlags, listHref, defaultQuery } from '../list-query'
import type { ListView } from '../load-category'

/** The active filters, each with a link that removes it. */
export function ActiveFacets({ category, query, facets }: Pick<ListView, 'category' | 'query' | 'facets'>) {
  const [shop, t] = [useTranslations('shop'), useTranslations('shop.facets')]
  const slug = category?.slug ?? null
  const values = activeFacetValues(facets, query.facets)
  const flags = activeFlags(query)
  if (values.length + flags.length === 0) return null
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {flags.map(({ name, rest }) => (
        <ActiveFilter key={name} href={listHref(slug, rest)}>
          {shop(name === 'discount' ? 'onSale' : 'featured')}
        </ActiveFilter>
      ))}
      {values.map(({ facet, value, rest }) => (
        <ActiveFilter key={`${facet.attributeCode}:${value}`} href={listHref(slug, { ...query, facets: rest, page: 1 })}>
          <FilterText facet={facet} value={value} />
        </ActiveFilter>
      ))}
      <li>
        <Link
          data-clearing
          href={listHref(slug, { ...defaultQuery, sort: query.sort, perPage: query.perPage })}
          scroll={false}
          prefetch={false}
          className="inline-flex min-h-11 items-center rounded text-sm text-link underline sm:px-2 underline-offset-4 sm:pointer-fine:min-h-9"
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  )
}

function ActiveFilter({ href, children }: { href: ReturnType<typeof listHref>; children: ReactNode }) {
  const t = useTranslations('shop.facets')
  return (
    <li>
      <RemovableChip href={href} scroll={false} prefetch={false} removeLabel={`${t('remove')} `}>
        {children}
      </RemovableChip>
    </li>
  )
}

/** 'Tvrdi uvez', 'Broj stranica: 100–300', 'Nagrađena: da'. */
function FilterText({ facet, value }: { facet: LayeredFilter; value: string }) {
  const t = useTranslations('shop.facets')
  const locale = useLocale()
  const { label, unit, type, values } = facet
  if (type === 'YesNo') return `${label}: ${value === 'yes' ? t('yes') : t('no')}`
  if (type === 'Number') return `${label}: ${splitValues(value).join('–')}${unit ? ` ${unit}` : ''}`
  if (type === 'Date' || type === 'DateTime')
    return `${label}: ${splitValues(value)
      .map((day) => formatShortDate(day, locale))
      .join('–')}`
  const valueLabel = values.find(({ valueID }) => String(valueID) === value)?.valueLabel ?? value
  return type === 'Dropdown' ? `${label}: ${valueLabel}` : valueLabel
}
