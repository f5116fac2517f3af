import { setFlagsFromString } from 'node:v8'

/**
 * V8 collects the old generation when it has grown by 40 % since the last time (docs/rules/platform.md#shop-memory). Where the machine has much memory it would
 * wait until it has quadrupled, and keep what it took.
 */
export function collectEarly() {
  setFlagsFromString('--heap-growing-percent=40')
}
