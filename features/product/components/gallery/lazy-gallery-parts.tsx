'use client'

import { lazyComponent } from '@/components/lazy-component'

// The gallery scrolls and shows its pictures without them.
export const LazyGalleryThumbs = lazyComponent(async () => (await import('./gallery-thumbs')).GalleryThumbs)
export const LazyGalleryZoom = lazyComponent(async () => (await import('./gallery-zoom')).GalleryZoom)
export const LazyVideoButton = lazyComponent(async () => (await import('./video-button')).VideoButton)
