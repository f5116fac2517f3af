'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyShortcutHelp = lazyComponent(async () => (await import('./shortcut-help')).ShortcutHelp)
