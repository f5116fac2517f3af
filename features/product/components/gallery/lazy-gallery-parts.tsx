'use client'

import { lazyComponent } from '@/components/lazy-component'

// The gallery scrolls and shows its pictures without them.
export const LazyGalleryThumbs = lazyComponent(async () => (await import('../late-parts')).GalleryThumbs)
export const LazyGalleryZoom = lazyComponent(async () => (await import('../late-parts')).GalleryZoom)
export const LazyVideoButton = lazyComponent(async () => (await import('./video-button')).VideoButton)
