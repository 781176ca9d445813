// Apart from task.js, because boards know this error where no computer plays.

/** The error of a job that cannot run because a file of ours could not be loaded. */
export class NotLoadedError extends Error {}
