'use client'

import { useEffect } from 'react'
import { canPrefetch } from '@/lib/browser/can-prefetch'
import { linkOptions, usePlainRouter } from '@/lib/i18n/navigation'
import { showPageTop } from '../show-page-top'

/** A pointer that only crosses a link asks for nothing. */
const hoverMs = 65
const idleTimeoutMs = 2000

/** Follows the links of all pages without loading the next page anew, and prefetches them (docs/rules/storefront.md#links). */
export function FollowLinks() {
  const router = usePlainRouter()

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    let hovering: ReturnType<typeof setTimeout> | undefined

    function follow(event: MouseEvent) {
      const link = linkOf(event.target)
      if (!link || event.defaultPrevented || isModified(event) || isElsewhere(link.anchor)) return
      event.preventDefault()
      const { replace, scroll = true } = link.options
      const address = addressOf(link.anchor)
      router[replace ? 'replace' : 'push'](address, { scroll })
      // The router has nothing to show then.
      if (scroll && address === `${location.pathname}${location.search}`) showPageTop()
    }
    function prefetch(target: EventTarget | null) {
      const link = linkOf(target)
      if (link && link.options.prefetch !== false && !isElsewhere(link.anchor) && canPrefetch()) router.prefetch(addressOf(link.anchor))
    }
    function onPress({ target }: PointerEvent) {
      prefetch(target)
    }
    function onHover({ target, pointerType }: PointerEvent) {
      clearTimeout(hovering)
      if (pointerType === 'mouse') hovering = setTimeout(() => prefetch(target), hoverMs)
    }

    // The window comes after the listeners of React, which may keep a click from its link.
    window.addEventListener('click', follow, { signal })
    window.addEventListener('pointerdown', onPress, { signal, passive: true })
    window.addEventListener('pointerover', onHover, { signal, passive: true })
    const cancelIdle = runWhenIdle(() => {
      for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[data-link~="idle"]')) if (isShown(anchor)) prefetch(anchor)
    })
    return () => {
      end.abort()
      clearTimeout(hovering)
      cancelIdle()
    }
  }, [router])

  return null
}

function linkOf(target: EventTarget | null) {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
  const options = anchor && linkOptions(anchor)
  return options && { anchor, options }
}

function isModified(event: MouseEvent) {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Another site, another tab, a download. */
function isElsewhere(anchor: HTMLAnchorElement) {
  return anchor.origin !== location.origin || (anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download')
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => `${pathname}${search}${hash}`

const isShown = (anchor: HTMLAnchorElement) => anchor.getClientRects().length > 0

/** Calls back when the browser is idle, after 2 s at the latest (docs/rules/storefront.md#idle-prefetch). Returns a function that cancels it. */
function runWhenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, idleTimeoutMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(idle)
}
