# What only the page says of games with hands.

moves-none-place = Inga brickor ligger ännu. Tryck på en ledig plats och välj vad du lägger där, eller välj först på handen.
