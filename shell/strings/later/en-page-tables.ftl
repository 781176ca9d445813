# What only the page says of games with hands.

moves-none-place = No tiles lie yet. Touch an open place and choose what to lay there, or first choose from the hand.
