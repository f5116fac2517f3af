import { parentPort, workerData } from 'node:worker_threads'
import { attacks } from './attacks.mjs'

// One attack (scripts/siege.mjs), in a thread of its own.
const attack = attacks[workerData.attack]
if (!attack) throw new Error(`There is no attack ${workerData.attack}.`)
parentPort?.postMessage(await attack(workerData.target))
