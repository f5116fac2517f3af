import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { ApiError } from '@/lib/api/errors'
import { toastError } from '@/lib/browser/toast/toast'
import { useIsHydrated } from './hydration/use-is-hydrated'

type Options = {
  /** Shown until the code has loaded. */
  fallback?: ReactNode
  /** Not rendered on the server: it loads once the page is hydrated. */
  afterHydration?: boolean
  /** A selector of its HTML from the server, which hydrates only when it comes near the window (docs/rules/storefront.md#near-code). */
  near?: string
}

/**
 * A component whose code is a chunk of its own, loaded at its first render; the server renders it like any other. Call it in a client module, with an
 * import() as literal. `preload` fetches the chunk earlier.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, afterHydration = false, near }: Options = {},
) {
  let loaded: ComponentType<Props> | null = null
  let loading: Promise<ComponentType<Props>> | null = null
  function preload(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  let want = () => {}
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const Hydrated: ComponentType<Props> = lazy(async () => {
    if (near && typeof window !== 'undefined') {
      whenNear(near, want)
      await wanted
    }
    return { default: await preload() }
  })

  /** React shows the fallback in place of the server's HTML when the page changes around it before its code is there. */
  function Fallback() {
    useEffect(want, [])
    return fallback
  }

  function LazyComponent(props: Props) {
    const isHydrated = useIsHydrated()
    const [isNew] = useState(isHydrated)
    // The same element after the hydration as before it: React replaces the server's HTML by the fallback when a boundary changes before its code is there.
    const hydrated = useMemo(() => {
      return (
        <Suspense fallback={<Fallback />}>
          <Hydrated {...props} />
        </Suspense>
      )
    }, [props])
    if (isNew || (afterHydration && isHydrated)) return <Late {...props} />
    return afterHydration ? null : hydrated
  }

  /** Shows the code as soon as it is there: Suspense shows nothing within 300 ms after a fallback. */
  function Late(props: Props) {
    const [Component, setComponent] = useState(() => loaded)
    const [arrival] = useState(() => (loaded ? null : settled(preload())))
    useEffect(() => {
      const end = new AbortController()
      const show = (result: () => ComponentType<Props>) => {
        if (loaded || navigator.onLine) return setComponent(result)
        // Without a connection the page stays, and the next press tries again (docs/rules/storefront.md#late-code).
        toastError(new ApiError({ message: '', statusCode: 0 }))
        for (const type of ['click', 'online']) window.addEventListener(type, again, { once: true, signal: end.signal })
      }
      const again = () => void settled(preload()).then(show)
      void arrival?.then(show)
      return () => end.abort()
    }, [arrival])
    return Component ? <Component {...props} /> : fallback
  }

  return Object.assign(LazyComponent, { preload })
}

/** A state that is the component, or throws why it cannot be had. A handler at once, so that no failure counts as unhandled before the effect runs. */
function settled<Props>(loading: Promise<ComponentType<Props>>): Promise<() => ComponentType<Props>> {
  return loading.then(
    (component) => () => component,
    (error: unknown) => () => {
      throw error
    },
  )
}

/** Calls `act` once an element of the selector is less than a window's height away, or at once when there is none. */
function whenNear(selector: string, act: () => void) {
  const elements = document.querySelectorAll(selector)
  if (elements.length === 0 || !('IntersectionObserver' in window)) return act()
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: '100% 0px' },
  )
  for (const element of elements) observer.observe(element)
}
