import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RemovableChip } from '@/components/ui/button/chip'
import { Link } from '@/lib/i18n/navigation'
import { formatShortDate } from '@/lib/text/dates'
import type { LayeredFilter } from '@/lib/api/v1/product/layered.schema'
import { activeFacetValues, splitValues } from '../facet-query'
import { activeFlags, listHref, defaultQuery } from '../list-query'
import type { ListView } from '../load-category'

/** What narrows the list, each with a way to take it back. */
export function ActiveFacets({ category, query, facets }: Pick<ListView, 'category' | 'query' | 'facets'>) {
  const [shop, t] = [useTranslations('shop'), useTranslations('shop.facets')]
  const slug = category?.slug ?? null
  const choices = activeFacetValues(facets, query.facets)
  const flags = activeFlags(query)
  if (choices.length + flags.length === 0) return null
  return (
    <ul aria-label={t('active')} className="flex flex-wrap items-center gap-2">
      {flags.map(({ name, rest }) => (
        <ActiveFilter key={name} href={listHref(slug, rest)}>
          {shop(name === 'discount' ? 'onSale' : 'featured')}
        </ActiveFilter>
      ))}
      {choices.map(({ facet, part, rest }) => (
        <ActiveFilter key={`${facet.attributeCode}:${part}`} href={listHref(slug, { ...query, facets: rest, page: 1 })}>
          <FilterText facet={facet} part={part} />
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
function FilterText({ facet, part }: { facet: LayeredFilter; part: string }) {
  const t = useTranslations('shop.facets')
  const { label, unit, type, values } = facet
  if (type === 'YesNo') return `${label}: ${part === 'yes' ? t('yes') : t('no')}`
  if (type === 'Number') return `${label}: ${splitValues(part).join('–')}${unit ? ` ${unit}` : ''}`
  if (type === 'Date' || type === 'DateTime')
    return `${label}: ${splitValues(part)
      .map((day) => formatShortDate(day))
      .join('–')}`
  const choice = values.find(({ valueID }) => String(valueID) === part)?.valueLabel ?? part
  return type === 'Dropdown' ? `${label}: ${choice}` : choice
}
