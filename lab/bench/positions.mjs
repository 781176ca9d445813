// Variants and positions that are measured.

export const orthodox = 'taketwo;switch=off';
/** A middle game of orthodox chess, known as Kiwipete. */
export const middle = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
/** One of Take Two Chess. */
export const cards = 'r3k2r/pp1q~OHbppp/2n1p3/3p~OH4/3P~DH1B2/2NQ~DH1N2/PPP2PPP/R3K2R w KQkq - 4 12 -';
/** TCHES with kinds that other programs play too, and a middle game. */
export const simple =
  'tches;strike=1;array=r*nb*rnqkxt*bn*nrr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/R*NB*RNQKXT*BN*NRR';
export const simpleMiddle =
  '*rnr2kxt1*nrr/pp2pppp2/3p4p1/10/2p4*bn2/7*BN2/1P2PTP3/5P1P2/P1qPK1X1P1/\
R*NB*RN4*nb*NRR w 1 X/RN - 2 21';
/** TCHES with nearly all there is. */
export const all = 'tches;king=capture;escort=on;replace=Q:M,N:P,M:Q;transport=on;polarity=on';
/** Positions of 200 random games with three actions, whose lists take longest: now, and at commit 29f62c2. */
export const longest = '1rm1qg1b1r/2fn6/1p1g3Pp1/3M5p/4pP3l/PP4k3/P2P1DF3/2d2P4/3N1GBR2/1b1K5Q b 3 F/K - 0 23';
export const longestBefore = '1n8/r4lg1r1/1M4pcp1/p2p5p/B5pp1n/2k7/5q2BP/8L1/7R1K/2G4f2 b 3 M/K - 1 38';
/** Tables of Till Chess: 32 tiles of two players, 72 and 96 of six. */
export const two =
  '-5,4:5bP/1aP2bP2aKbP/aP3aP2aP/aPaPaB2aRaB/3aPaQaRbN/2aNbP1aNbPbN/2bB1aP2bQbR/bRbB6bP/bP/bP/bK \
a - ab 0 32';
export const six =
  '-8,8:14eB/14cB/14fP/8aRcR1bPeKbPcKaP/6cQ1fQ3bP/4bK1dBcB2fPfB/3dN3fNeRbBaNbR2fRaK/\
dK1dP3cNfBaP4cR/1fP1ePbNdBeReNaNaPdRaPaBdN/2cPfP1bP1fNbRbBcNdPcP1cP/1eP3cPdQ2ePdR2aR1eB/\
1fK2dPeQ3bQaBbN1fR/5eP4eNaQ/4dP a - abcdef 0 72';
export const full =
  '-13,9:6cK/7eP/4bKdR1eNfP1fK1fP/6bP3cP1eP/4cPdN1dP3aP/7bPdP2eKcP/9bPfRfP/9aBfRcN3aK/\
4aPfP2aP1fBdPaP3bPaP/5dPdNePeBbBaNcPcPaQeRaRbR/5bPfP1dPcR1eNbNaRaNdP/9eBfPdPcBcRbBfP/5aBdBaP1bQbNbR2fN/\
2cP2fQePeReQfBePcB1aP/dKdB1fPbP1cNbP1cQcPdQ/8dR1cP/6ePeP2fN/6bPaPeP/6dP a - abcdef 0 96';
