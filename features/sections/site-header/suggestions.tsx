'use client'

import { Icon } from '@/components/ui/icon/icon'
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { MouseEvent } from 'react'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import type { PriceMessages } from '@/features/product/card-messages'
import { ProductPrice } from '@/features/product/components/card/product-price'
import { cn } from '@/lib/cn'
import type { Suggestion as Found } from '@/lib/api/v1/cms/finder.schema'
import { Link, PlainLink } from '@/lib/i18n/navigation'
import { resolveLink } from '@/lib/routing/links'

const kinds = ['product', 'productCategory', 'post', 'event', 'page'] as const

export type SearchLabels = Record<
  'title' | 'label' | 'placeholder' | 'submit' | 'close' | 'suggestions' | 'all' | 'none' | 'failed',
  string
> & {
  kinds: Record<(typeof kinds)[number], string>
  /** Most pages lack the `product` namespace. */
  prices: PriceMessages
}

export const listId = 'site-search-list'
const allId = `${listId}-all`

const optionStyles =
  '-mx-3 flex min-h-11 items-center gap-3 rounded px-3 text-lg hover:bg-action-soft hover:text-action-strong aria-selected:bg-action-soft aria-selected:text-action-strong'

type SuggestionsProps = {
  /** What is searched for. */
  term: string
  found: Found[]
  emptyReason: 'none' | 'failed' | null
  labels: SearchLabels
  active: string | null
  onFollow: (event: MouseEvent) => void
}

/** The suggestions by kind, products with cover and price, and last the way to all results. */
export function Suggestions({ term, found, emptyReason, labels, active, onFollow }: SuggestionsProps) {
  const messages = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...messages, product: { ...labels.prices, ...messages.product } }}>
      <output className="block pt-8 text-ink-soft empty:hidden">{emptyReason ? labels[emptyReason] : null}</output>
      <div
        id={listId}
        hidden={found.length === 0}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds no links (WAI-ARIA APG: combobox)
        role="listbox"
        aria-label={labels.suggestions}
        className="gap-x-10 gap-y-8 pt-8 not-[[hidden]]:grid sm:grid-cols-2"
      >
        {kinds.map((kind) => {
          const own = found.filter(({ type }) => type === kind)
          return own.length === 0 ? null : (
            <fieldset key={kind} aria-label={labels.kinds[kind]} className="min-w-0">
              <p aria-hidden="true" className="pb-2 eyebrow text-accent-ink">
                {labels.kinds[kind]}
              </p>
              {own.map((one) => (
                <Suggestion key={one.slug} found={one} active={active} onFollow={onFollow} />
              ))}
            </fieldset>
          )
        })}
        <Link
          href={{ pathname: '/search', query: { q: term } }}
          prefetch={false}
          id={allId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot lead anywhere
          role="option"
          aria-selected={active === allId}
          tabIndex={-1}
          onClick={onFollow}
          className={cn(optionStyles, 'justify-self-start font-medium text-action sm:col-span-2')}
        >
          {labels.all}
          <Icon name="arrow-right" className="size-5 shrink-0" />
        </Link>
      </div>
    </NextIntlClientProvider>
  )
}

/** A link for the mouse and an option for the keyboard, whose focus stays in the field. */
function Suggestion({ found, active, onFollow }: { found: Found } & Pick<SuggestionsProps, 'active' | 'onFollow'>) {
  const { type: kind, slug, title, product } = found
  const id = `${listId}-${kind}-${slug}`
  const locale = useLocale()
  return (
    <PlainLink
      href={resolveLink({ kind, target: slug }, locale).href}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> cannot lead anywhere
      role="option"
      aria-selected={active === id}
      tabIndex={-1}
      onClick={onFollow}
      className={optionStyles}
    >
      {product ? <SuggestedProduct title={title} product={product} /> : title}
    </PlainLink>
  )
}

/** docs/rules/content.md#suggested-price */
function SuggestedProduct({ title, product }: { title: string; product: NonNullable<Found['product']> }) {
  const [picture] = product.media
  return (
    <>
      <span className="my-1.5 flex size-12 shrink-0 items-center justify-center overflow-hidden rounded bg-sunken">
        {picture ? <Thumbnail picture={picture} sizes="3rem" /> : null}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className="flex min-w-0 grow basis-[7rem] flex-col leading-snug">
          <span>{title}</span>
          {product.byline ? <span className="text-sm text-ink-soft">{product.byline}</span> : null}
        </span>
        <span className="py-1.5 text-right *:items-end">
          <ProductPrice offer={product} />
        </span>
      </span>
    </>
  )
}
