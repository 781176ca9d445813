// Whether this is `./check all`, in which more is looked at and more cases are drawn.

export const isAll = process.env.MOTLEY_CHECK === 'all';
