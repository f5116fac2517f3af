import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { InfoPages } from '@/features/product/info-pages'
import type { DeliveryPrice } from '@/features/product/load-delivery-price'
import type { Product } from '@/lib/api/entities/product.schema'
import { PlainLink } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'

type DeliveryNotesProps = Pick<Product, 'format' | 'stock' | 'customOptions' | 'bundles'> & { pages: InfoPages; price: DeliveryPrice }

/** Delivery and return information. A sold-out product shows no dispatch time; one that is made to order, what cannot be returned. */
export function DeliveryNotes({ format, stock, customOptions, bundles, pages, price }: DeliveryNotesProps) {
  const t = useTranslations('productPage.delivery')
  const isMadeToOrder = customOptions.length > 0 || bundles.some(({ product }) => product.customOptions.length > 0)
  return (
    <ul aria-label={t('title')} className="flex flex-col gap-4 border-t border-line pt-6">
      {format === 'EProduct' ? (
        <Note icon={<Icon name="download" />} title={t('digitalTitle')}>
          {t('digital')}
        </Note>
      ) : (
        <>
          <Note icon={<Icon name="truck" />} title={stock.state === 'out' ? t('plainTitle') : t('sendTitle')}>
            {t('send')} <Price price={price} /> <PageLink href={pages.delivery}>{t('more')}</PageLink>
          </Note>
          <Note icon={<Icon name="package-open" />} title={t('returnTitle')}>
            {t('return')} {isMadeToOrder ? t('returnExcept') : null} <PageLink href={pages.returns}>{t('moreReturn')}</PageLink>
          </Note>
        </>
      )}
    </ul>
  )
}

function Price({ price: { country, from, freeFrom } }: { price: DeliveryPrice }) {
  const t = useTranslations('productPage.delivery')
  const locale = useLocale()
  if (!from) return null
  const values = { country, price: formatPrice(from, locale) }
  return freeFrom === null ? t('price', values) : t('priceOrFree', { ...values, free: formatPrice(freeFrom, locale) })
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="mt-0.5 shrink-0 text-accent-ink [&_svg]:size-5.5 [&_svg]:stroke-[1.6]">{icon}</span>
      <span className="flex flex-col">
        <span className="font-medium">{title}</span>
        <span className="text-sm text-ink-soft">{children}</span>
      </span>
    </li>
  )
}

function PageLink({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? null : (
    <PlainLink href={href} className="whitespace-nowrap text-link">
      {children}
    </PlainLink>
  )
}
