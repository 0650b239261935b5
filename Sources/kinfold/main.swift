print("kinfold")
