/** Parts that the page works without until it is hydrated: one script, because each further request takes a slow line 150 ms. */
export { StickyBuyBar } from './buy-box/sticky-buy-bar'
export { GalleryThumbs } from './gallery/gallery-thumbs'
export { GalleryZoom } from './gallery/gallery-zoom'
export { ShareButton } from './page/share-button'
