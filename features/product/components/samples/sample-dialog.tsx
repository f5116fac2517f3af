'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState, type KeyboardEvent } from 'react'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { IconButton } from '@/components/ui/button/icon-button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useProduct } from '@/features/product/queries'
import { usePageStrip } from './use-page-strip'

// A page is as high as the dialog allows, or as wide as a phone.
const sizes = '(min-width: 64rem) 34rem, 92vw'

// In a wide window two pages meet in the middle as in an open book; an odd last page leaves the right side empty.
const pageStyles = [
  'flex h-full w-full shrink-0 snap-start items-center justify-center p-2 sm:p-4',
  'lg:w-1/2 lg:px-0 lg:odd:justify-end lg:odd:last:mr-[50%] lg:even:justify-start',
].join(' ')

/** Sample pages, one or two at a time: swiped, scrolled or turned by the arrow keys. */
export function SampleDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const t = useTranslations('samples')
  const { data: product } = useProduct(slug)
  const pages = product?.samplePages ?? []
  const total = pages.length
  // As state, because the dialog mounts its content later than itself.
  const [strip, setStrip] = useState<HTMLUListElement | null>(null)
  const { first, last, turn, goTo } = usePageStrip(strip, total)

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      Home: () => goTo(0),
      End: () => goTo(total - 1),
    }[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }

  if (!product || total === 0) return null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name: product.name })}
      description={
        <span role="status">
          {first === last ? t('page', { number: first + 1, total }) : t('spread', { first: first + 1, last: last + 1, total })}
        </span>
      }
      closeLabel={t('close')}
      initialFocus={() => strip}
      size="full"
      footer={
        <div className="flex w-full flex-wrap items-center justify-center gap-2">
          <IconButton label={t('previous')} aria-disabled={first === 0} onClick={() => turn(-1)} className="aria-disabled:text-ink-faint">
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label={t('next')} aria-disabled={last === total - 1} onClick={() => turn(1)} className="aria-disabled:text-ink-faint">
            <Icon name="chevron-right" />
          </IconButton>
          {product.sampleDocument ? (
            <a href={product.sampleDocument.src} className={buttonVariants({ variant: 'quiet' })}>
              {t('pdf')}
            </a>
          ) : null}
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys are a shortcut; the buttons below do the same */}
      <ul
        ref={setStrip}
        onKeyDown={onKeyDown}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
        tabIndex={0}
        aria-label={t('pages')}
        className="flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain rounded bg-sunken [scrollbar-width:none]"
      >
        {pages.map((page, index) => (
          <li key={page.id} className={pageStyles}>
            <img
              src={page.src}
              srcSet={page.srcset || undefined}
              sizes={sizes}
              width={page.width}
              height={page.height}
              alt={page.alt || t('page', { number: index + 1, total })}
              loading={index === 0 ? 'eager' : 'lazy'}
              className="h-auto max-h-full w-auto max-w-full bg-surface object-contain shadow-soft"
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
