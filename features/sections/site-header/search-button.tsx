'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useState, type MouseEvent } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { iconButtonVariants } from '@/components/ui/button/icon-button'
import { Link, usePlainPathname } from '@/lib/i18n/navigation'
import type { SearchLabels } from './suggestions'

const SearchOverlay = lazyComponent(async () => (await import('./search-overlay')).SearchOverlay)

/** A link to the search page; with JavaScript it opens the overlay instead. */
export function SearchButton({ label, labels }: { label: string; labels: SearchLabels }) {
  const pathname = usePlainPathname()
  // The path where it was opened, so that it is closed on another page (docs/rules/storefront.md#route-change).
  const [openAt, setOpenAt] = useState<string | null>(null)

  function open(event: MouseEvent) {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (wantsNewTab) return
    event.preventDefault()
    setOpenAt(pathname)
  }

  return (
    <>
      <Link
        href="/search"
        prefetch={false}
        aria-label={label}
        onClick={open}
        onPointerEnter={SearchOverlay.preload}
        onFocus={SearchOverlay.preload}
        className={iconButtonVariants()}
      >
        <Icon name="search" />
      </Link>
      {openAt === pathname ? <SearchOverlay labels={labels} onClose={() => setOpenAt(null)} /> : null}
    </>
  )
}
