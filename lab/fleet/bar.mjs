// How far a run is: in a terminal a bar that is written anew, elsewhere a line every half a minute. On standard error,
// so that what a run prints in the end is its result alone.

const width = 30;

/** Seconds as minutes and seconds. */
function formatTime(/** @type {number} */ seconds) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export class Bar {
  #count;
  #done = 0;
  #fresh = 0;
  #start = Date.now();
  #told = Date.now();

  constructor(/** @type {number} */ count) {
    this.#count = count;
  }

  /** Jobs that were done before count for the bar, but not for the speed. */
  add(/** @type {boolean} */ isFresh) {
    this.#done++;
    if (isFresh) this.#fresh++;
    const { isTTY } = process.stderr;
    if (!isFresh || Date.now() - this.#told < (isTTY ? 200 : 30_000)) return;
    this.#told = Date.now();
    process.stderr.write(isTTY ? `\r\x1b[K${this.#draw()}${this.#describe()}` : `${this.#describe()}\n`);
  }

  #draw() {
    const full = Math.floor((width * this.#done) / this.#count);
    return `${'█'.repeat(full)}${'░'.repeat(width - full)} `;
  }

  #describe() {
    const seconds = (Date.now() - this.#start) / 1000;
    const left = ((this.#count - this.#done) * seconds) / this.#fresh;
    const speed = (this.#fresh / seconds).toFixed(1);
    return `${this.#done} of ${this.#count} jobs, ${speed} a second, at most ${formatTime(left)} left`;
  }

  close() {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
